/** The version of package.json, written in by the build. */
declare const __APP_VERSION__: string
/** The commit of the command line’s build, written in by it; not there in tests. */
declare const __COMMIT__: string | null | undefined

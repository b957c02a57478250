/** The version of package.json, written in by the build. */
declare const __APP_VERSION__: string
/** `owner/name` of the repository whose releases the desktop app may ask about; empty in builds that were given none. */
declare const __UPDATE_REPOSITORY__: string
/** The commit of the command line’s build, written in by it; not there in tests. */
declare const __COMMIT__: string | null | undefined

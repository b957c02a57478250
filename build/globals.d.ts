/** The version of package.json, written in by the build. */
declare const __APP_VERSION__: string
/** `owner/name` of the repository whose releases the desktop app may ask about; empty in builds that were given none. */
declare const __UPDATE_REPOSITORY__: string
/** The https address of the web edition that links lead to unless Settings names another; empty in most builds. */
declare const __LINK_ADDRESS__: string
/** The commit of the command line’s build, written in by it; not there in tests. */
declare const __COMMIT__: string | null | undefined
/** A hash of the code that computes results, written in by the builds that use queues; not there in tests. */
declare const __ENGINE__: string | undefined

// Shared by TypeScript and AssemblyScript: enums only.

/** Words of `board.stores`. */
// @inline
export enum Stores {
  own,
  capturesOnly,
  both,
}

/** Words of `start.first`. */
// @inline
export enum First {
  south,
  lot,
  bothAtOnce,
}

/** Words of `start.turned`. */
// @inline
export enum Turned {
  fixed,
  withStarter,
}

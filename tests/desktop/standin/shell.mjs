export const shell = { openExternal: async () => {} }

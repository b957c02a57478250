let copied = ''
export const clipboard = {
  readText: async () => copied,
  writeText: async (text) => void (copied = text),
}

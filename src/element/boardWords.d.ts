/** The messages of the element by language and key (build/boardWords.ts). */
declare module 'virtual:board-words' {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>>
  export default words
}

declare module '*?raw' {
  const text: string
  export default text
}

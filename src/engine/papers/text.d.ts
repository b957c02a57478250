/** A data file imported as it is. */
declare module '*?raw' {
  const text: string
  export default text
}

/** No test reaches the network; one that needs an answer gives `fetch` its own. */
export const net = {
  fetch: async () => {
    throw new Error('The stand-in has no network')
  },
}

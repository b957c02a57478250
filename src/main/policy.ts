/** What the page may load: its own files alone; WebAssembly may be compiled, nothing else may be evaluated. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The headers of every response, whether over the app's own protocol or http. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // A page may not name its own frame ancestors in a <meta>, so that part is only in the header.
  'content-security-policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // With the line above, the page is isolated, and its workers may share memory.
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

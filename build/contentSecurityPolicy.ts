import type { Plugin } from 'vite'
import { CONTENT_SECURITY_POLICY } from '../src/main/policy.ts'

/** Writes the content security policy into the built page; the development server needs inline styles and a socket. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'lumbung:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  }
}

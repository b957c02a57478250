import type { Role } from './report'

/** The colours of the roles in printed reports and notebooks. */
export const ROLE_COLOURS: Readonly<Record<Role, string>> = {
  south: '#b5321f',
  north: '#1d5a9e',
  tie: '#7c857e',
  undecided: '#c9cec8',
  ours: '#17694c',
  published: '#191d1a',
  category: '#2179cc',
}

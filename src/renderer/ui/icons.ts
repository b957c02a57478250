/** The drawings of the icons: strokes on a 22-unit square for pages, on a 16-unit square for everything else. */
export const ICONS = {
  board:
    '<path d="M2 11c0-3 2-5.5 4-5.5h10c2 0 4 2.5 4 5.5s-2 5.5-4 5.5H6c-2 0-4-2.5-4-5.5z"/><circle cx="7.8" cy="8.9" r="1"/><circle cx="11" cy="8.9" r="1"/><circle cx="14.2" cy="8.9" r="1"/><circle cx="7.8" cy="13.1" r="1"/><circle cx="11" cy="13.1" r="1"/><circle cx="14.2" cy="13.1" r="1"/>',
  puzzles:
    '<path d="M4 7.5h4.2a2.3 2.3 0 1 1 4.4 0H17v4.3a2.3 2.3 0 1 1 0 4.4V19H4v-3.6a2.3 2.3 0 1 0 0-4.4z"/>',
  variants:
    '<path d="M3 6h9M17 6h2M3 11h2M10 11h9M3 16h7M15 16h4"/><circle cx="14.5" cy="6" r="2.2"/><circle cx="7.5" cy="11" r="2.2"/><circle cx="12.5" cy="16" r="2.2"/>',
  experiments:
    '<path d="M8.5 3h5M9.5 3v5.5L4.3 17a1.7 1.7 0 0 0 1.5 2.5h10.4a1.7 1.7 0 0 0 1.5-2.5L12.5 8.5V3M6.8 13.5h8.4"/>',
  results:
    '<path d="M3 19h16M6 15V7M4.5 7h3M4.5 15h3M11 12V4M9.5 4h3M9.5 12h3M16 17v-6M14.5 11h3M14.5 17h3"/><circle cx="6" cy="11" r=".9" fill="currentColor"/><circle cx="11" cy="8" r=".9" fill="currentColor"/><circle cx="16" cy="14" r=".9" fill="currentColor"/>',
  papers:
    '<path d="M6 2.5h7l4 4V19a.5.5 0 0 1-.5.5h-10.5A.5.5 0 0 1 5.5 19V3a.5.5 0 0 1 .5-.5zM13 2.5v4h4M8.5 11h5.5M8.5 14.5l1.6 1.6 3.4-3.4"/>',
  settings:
    '<circle cx="11" cy="11" r="2.8"/><path d="M11 3v2.5M11 16.5V19M3 11h2.5M16.5 11H19M5.3 5.3l1.8 1.8M14.9 14.9l1.8 1.8M16.7 5.3l-1.8 1.8M7.1 14.9l-1.8 1.8"/>',
  undo: '<path d="M6 3 2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6"/>',
  redo: '<path d="M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10"/>',
  edit: '<path d="M10.5 3 13 5.5 5.5 13H3v-2.5z"/>',
  copy: '<rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/><path d="M10.5 5.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2"/>',
  routes: '<path d="M4.5 11.5h7a3.5 3.5 0 0 0 0-7h-7a3.5 3.5 0 0 0-2.6 5.8M4.5 13.5v-4"/>',
  play: '<path d="M5 3.2v9.6L12.5 8z" fill="currentColor"/>',
  pause: '<path d="M5.5 3.5v9M10.5 3.5v9" stroke-width="2.2"/>',
  next: '<path d="M4 3.5v9L10 8zM12.5 3.5v9"/>',
  prev: '<path d="M12 3.5v9L6 8zM3.5 3.5v9"/>',
  first: '<path d="M12.5 3.5v9L8 8zM8 3.5v9L3.5 8zM2.5 3.5v9"/>',
  last: '<path d="M3.5 3.5v9L8 8zM8 3.5v9L12.5 8zM13.5 3.5v9"/>',
  bolt: '<path d="M9 2 4 9h3.5L7 14l5-7H8.5z"/>',
  down: '<path d="m4 6 4 4 4-4"/>',
  right: '<path d="m6 4 4 4-4 4"/>',
  more: '<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" stroke-width="2.4"/>',
  x: '<path d="m4 4 8 8M12 4l-8 8"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  check: '<path d="m3 8.5 3.2 3.2L13 5"/>',
  neq: '<path d="M3 6h10M3 10h10M10.5 3l-5 10"/>',
  beyond: '<path d="M4 12 12 4M6 4h6v6"/>',
  warn: '<path d="M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6h.01"/>',
  clock: '<circle cx="8" cy="8" r="5.5"/><path d="M8 5v3.2l2 1.3"/>',
  file: '<path d="M4 2h5l3 3v9H4zM9 2v3h3"/>',
  image: '<rect x="2.5" y="3" width="11" height="10" rx="1.5"/><path d="m3 11 3-3 2.5 2.5L10.5 8l3 3"/>',
  table: '<rect x="2.5" y="3" width="11" height="10" rx="1.5"/><path d="M2.5 6.5h11M2.5 9.8h11M6.5 3v10"/>',
  chart: '<path d="M2.5 13.5h11M4.5 11V8M8 11V4M11.5 11V6.5" stroke-width="1.8"/>',
  rerun: '<path d="M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3"/>',
  compare: '<path d="M8 2.5v11M2.5 5h3v7h-3zM10.5 4h3v8h-3z"/>',
  note: '<path d="M3 3h10v7l-3 3H3zM10 13v-3h3M5.5 6h5M5.5 8.5h3"/>',
  trash: '<path d="M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9"/>',
  store: '<ellipse cx="8" cy="8" rx="3.6" ry="5.5"/>',
  again: '<path d="M3.5 8a4.5 4.5 0 0 1 8-2.8M12.5 8a4.5 4.5 0 0 1-8 2.8M11.8 2.5v2.9H9M4.2 13.5v-2.9H7"/>',
  cap: '<path d="M8 2.5v7M5 6.5l3 3 3-3M3 13h10"/>',
  stop: '<path d="M4 8h8" stroke-width="2"/>',
  link: '<path d="M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2A2.6 2.6 0 0 0 9 3.3L8.2 4.1M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.8-.8"/>',
  import: '<path d="M8 2.5v7.5M5 7l3 3 3-3M3 13.5h10"/>',
  filter: '<path d="M2.5 4h11M4.5 8h7M6.5 12h3"/>',
  export: '<path d="M8 10V2.5M5 5.5l3-3 3 3M3 13.5h10"/>',
  search: '<circle cx="7" cy="7" r="4"/><path d="m10 10 3.5 3.5"/>',
  flip: '<path d="M5 3v10M5 13l-2.5-2.5M5 13l2.5-2.5M11 13V3M11 3 8.5 5.5M11 3l2.5 2.5"/>',
  drag: '<path d="M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01" stroke-width="2"/>',
  grad: '<path d="M2 6l6-2.5L14 6 8 8.5zM4.5 7.2V11c1 1 6 1 7 0V7.2"/>',
  chip: '<rect x="4" y="4" width="8" height="8" rx="1.5"/><path d="M6.5 2v2M9.5 2v2M6.5 12v2M9.5 12v2M2 6.5h2M2 9.5h2M12 6.5h2M12 9.5h2"/>',
  up: '<path d="m4 10 4-4 4 4"/>',
  left: '<path d="m10 4-4 4 4 4"/>',
  minus: '<path d="M3 8h10"/>',
  info: '<circle cx="8" cy="8" r="5.5"/><path d="M8 7.5v3.3M8 5.3h.01"/>',
  folder: '<path d="M2.5 12.5v-9h4l1.5 2h5.5v7z"/>',
  save: '<path d="M3 3h8l2 2v8H3zM5.5 3v3.5h4V3M5.5 13V9.5h5V13"/>',
  print:
    '<path d="M4.5 6V2.500h7V6M4.500 11.500H2.500V6.500a.5.5 0 0 1 .5-.5h10a.5.5 0 0 1 .5.5v5h-2M4.500 9.500h7v4h-7z"/>',
  sound:
    '<path d="M2.5 6v4h2.500L8.500 13V3L5 6zM11 5.500a3.500 3.500 0 0 1 0 5M12.800 3.500a6.200 6.200 0 0 1 0 9"/>',
  mute: '<path d="M2.5 6v4h2.5L8.5 13V3L5 6zM11 6l3.5 4M14.5 6 11 10"/>',
  help: '<circle cx="11" cy="11" r="8"/><path d="M8.600 8.600a2.500 2.500 0 1 1 3.400 2.400c-.7.300-1 .8-1 1.600v.4M11 15.500h.01"/>',
  tree: '<path d="M3.5 2.500v11M3.500 6h5M3.500 11.500h5M8.500 6h4.500M8.500 11.500h4.500M8.500 11.500v-2.500h4.500"/>',
  star: '<path d="m8 2.5 1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11.3l-3.5 1.9.8-3.9-2.9-2.7 3.9-.5z"/>',
} as const

/** The name of an icon. */
export type IconName = keyof typeof ICONS

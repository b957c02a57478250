/** Names that become code, markup, commands or formulas where a text is not escaped for the language that it enters. */
export const HOSTILE_NAMES: readonly string[] = [
  // R, and knitr: inline code, a chunk of its own, the end of a literal, a chunk's reference.
  "`r system('touch owned')`",
  "``` `r system('touch owned')` ```",
  "x\n```{r}\nsystem('touch owned')\n```\n",
  "x\r\n\r\n```{r, eval=TRUE}\r\nsystem('touch owned')\r\n```",
  '"); system("touch owned"); ("',
  '\\U{22}); system(1); (\\x22',
  '<<owned>>',
  // YAML.
  'x"\n---\noutput: !expr system("touch owned")\n---\n',
  '!expr system("touch owned")',
  '!!python/object/apply:os.system ["touch owned"]',
  '- &a [*a]: {x: #',
  '---',
  // Python.
  '"); __import__("os").system("touch owned"); ("',
  '"""\n__import__("os").system("touch owned")\n"""',
  '$\\frac{$ {owned} %s {0} %(x)s',
  '_legendless',
  // Markdown and HTML.
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  "' onmouseover='alert(1)",
  '[click](javascript:alert(1)) ![x](http://example.org/x.png) <http://example.org>',
  '&lt;script&gt; &#60;b&#62; &amp;',
  '# heading\n\n1. one\n* two\n> three\n    four\n| a | b |\n|---|---|',
  '1. *a* _b_ ~~c~~ ^d^ [^1] @cite {#id .class}',
  '\n</style></svg><svg onload=alert(1)>',
  ']]><!--',
  // LaTeX and BibTeX.
  '\\input{/etc/passwd}',
  '\\write18{touch owned}',
  '}, note = {owned}, x = {',
  '{',
  '}',
  '@misc{x, title="',
  '50% of #1 & $2_3 ~^|',
  // Shells.
  '$(touch owned)',
  '`touch owned`',
  "'; touch owned; '",
  '"; touch owned; "',
  '| touch owned & touch owned > owned \\',
  '--help',
  // Spreadsheets.
  '=HYPERLINK("http://example.org","x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '+1;=1+1',
  'x;=1+1\t=2+2\n=3+3',
  ' =1+1',
  '\uff1d1+1',
  '",=1+1,"',
  // PDF.
  ') Tj ET endstream endobj (',
  '<feff> >> /JS (app.alert(1)) <<',
  // Terminals.
  '\x1b]0;owned\x07\x1b[2J\x9b31m\b\b\b',
  // Signs that cannot be seen, or that turn the rest around.
  'a\0b',
  '\u202egnirts\u202c \u2066x\u2069 \u05d0\u05d1',
  '\u2028\u2029\x85\x7f\ufeff',
  '\ud800x\udfff',
  '\ufffe\uffff',
  '😀 ü 漢 é',
  // Names of what every object has.
  '__proto__',
  'constructor',
  'toString',
  // Gaps of messages.
  '{count} {0} @:publish.files | %{x}',
  // Paths.
  '../../../owned',
  'C:\\owned',
  // Nothing, and a lot.
  '',
  ' ',
  '`'.repeat(200),
  '$'.repeat(200),
  '\n'.repeat(200),
]

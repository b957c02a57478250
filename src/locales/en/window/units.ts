/** Times, sizes and other measures. */
export const units = {
  milliseconds: '{value} ms',
  seconds: '{value} s',
  minutes: '{value} min',
  hours: '{value} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  days: '{count, plural, one {# day} other {# days}}',
  underASecond: 'under a second',
  about: 'about {duration}',
  range: '{from} to {to}',
  aMoment: 'a moment',
  left: '{duration} left',
  perSecond: '{rate} {unit}/s',
} as const

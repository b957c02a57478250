import type { AreaWords } from '../../message'

export const units: AreaWords<'units'> = {
  milliseconds: '{value} ms',
  seconds: '{value} saat',
  minutes: '{value} min',
  hours: '{value} jam',
  hoursAndMinutes: '{hours} jam {minutes} min',
  days: '{count} hari',
  underASecond: 'kurang daripada satu saat',
  about: 'kira-kira {duration}',
  aMoment: 'sebentar lagi',
  left: '{duration} lagi',
  perSecond: '{rate} {unit}/s',
}

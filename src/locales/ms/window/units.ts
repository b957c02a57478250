import type { AreaWords } from '../../message'

export const units: AreaWords<'units'> = {
  milliseconds: '{value} ms',
  seconds: '{value} saat',
  minutes: '{value} minit',
  hours: '{value} jam',
  hoursAndMinutes: '{hours} jam {minutes} minit',
  days: '{count} hari',
  underASecond: 'kurang daripada satu saat',
  about: 'kira-kira {duration}',
  aMoment: 'sebentar lagi',
  left: '{duration} lagi',
  perSecond: '{rate} {unit}/s',
}

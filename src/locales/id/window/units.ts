import type { AreaWords } from '../../message'

export const units: AreaWords<'units'> = {
  milliseconds: '{value} ms',
  seconds: '{value} dtk',
  minutes: '{value} mnt',
  hours: '{value} jam',
  hoursAndMinutes: '{hours} jam {minutes} mnt',
  days: '{count} hari',
  underASecond: 'kurang dari satu detik',
  about: 'sekitar {duration}',
  aMoment: 'sebentar lagi',
  left: '{duration} lagi',
  perSecond: '{rate} {unit}/dtk',
}

import { Option } from 'commander'

/** An option that reads words separated by commas, with its default written the same way. */
export function listOption(flags: string, about: string, usual: readonly string[]): Option {
  return new Option(flags, about)
    .argParser((text) => text.split(',').map((word) => word.trim()))
    .default(usual, usual.join(','))
}

import { message, type Text } from '../../locales/message'
import type { PackedFile } from './packer'

type Say = (text: Text) => string

const CRATE = 'https://w3id.org/ro/crate/1.1'
const PROFILE = 'https://w3id.org/ro/wfrun/process/0.5'
const PROGRAM = '#lumbung'
const LICENCE = '#licence'

/** The path of the spec inside every bundle. */
export const SPEC_PATH = 'spec.json'

/** What a crate says about all its files. */
interface Crated {
  readonly title: string
  readonly description: Text
  readonly version: string
  readonly commit: string | null
  /** When it was computed, as an ISO date. */
  readonly ended: string
  /** What was done. */
  readonly action: Text
  /** The files that the others were computed from. */
  readonly from: readonly string[]
}

/** An RO-Crate by the Process Run Crate profile: which program made which files of which spec. */
export function roCrate(run: Crated, files: readonly PackedFile[], command: string, say: Say): object {
  const results = files.filter(({ path }) => !run.from.includes(path))
  return {
    '@context': [`${CRATE}/context`, 'https://w3id.org/ro/terms/workflow-run/context'],
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        conformsTo: { '@id': CRATE },
        about: { '@id': './' },
      },
      {
        '@id': './',
        '@type': 'Dataset',
        conformsTo: { '@id': PROFILE },
        name: run.title,
        description: say(run.description),
        datePublished: run.ended,
        license: { '@id': LICENCE },
        hasPart: files.map(reference),
        mentions: { '@id': '#run' },
      },
      { '@id': PROFILE, '@type': 'CreativeWork', name: 'Process Run Crate', version: '0.5' },
      {
        '@id': LICENCE,
        '@type': 'CreativeWork',
        name: say(message('publish.noLicence')),
        description: say(message('publish.chooseLicence')),
      },
      {
        '@id': PROGRAM,
        '@type': 'SoftwareApplication',
        name: 'Lumbung',
        version: run.version,
        softwareVersion: run.commit === null ? run.version : `${run.version} (${run.commit})`,
        license: 'https://spdx.org/licenses/MIT',
      },
      {
        '@id': '#run',
        '@type': 'CreateAction',
        name: say(run.action),
        description: command,
        instrument: { '@id': PROGRAM },
        object: run.from.length === 1 ? { '@id': run.from[0] } : run.from.map((path) => ({ '@id': path })),
        result: results.map(reference),
        endTime: run.ended,
        actionStatus: { '@id': 'http://schema.org/CompletedActionStatus' },
      },
      ...files.map(({ path, about, mediaType, bytes, sha256 }) => ({
        '@id': path,
        '@type': 'File',
        name: about,
        encodingFormat: mediaType,
        contentSize: String(bytes),
        sha256,
      })),
    ],
  }
}

function reference({ path }: PackedFile): object {
  return { '@id': path }
}

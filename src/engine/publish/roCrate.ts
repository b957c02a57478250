import { message, type Text } from '../../locales/message'
import { experimentOf } from '../experiments/contract/catalogue'
import type { PackedFile } from './packer'
import type { Publication } from './publication'

type Say = (text: Text) => string

const CRATE = 'https://w3id.org/ro/crate/1.1'
const PROFILE = 'https://w3id.org/ro/wfrun/process/0.5'
const PROGRAM = '#lumbung'
const LICENCE = '#licence'

/** The path of the spec inside every bundle. */
export const SPEC_PATH = 'spec.json'

/** An RO-Crate by the Process Run Crate profile: which program made which files of which spec. */
export function roCrate(run: Publication, files: readonly PackedFile[], command: string, say: Say): object {
  const results = files.filter(({ path }) => path !== SPEC_PATH)
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
        description: say(run.report.finding),
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
        name: say(experimentOf(run.kind).title),
        description: command,
        instrument: { '@id': PROGRAM },
        object: { '@id': SPEC_PATH },
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

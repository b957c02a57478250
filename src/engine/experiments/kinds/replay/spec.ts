import * as v from 'valibot'
import { message } from '../../../../locales/message'
import { issueText, fields, listOf } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'
import type { ReplayLine } from './replayLine'

/** Lines of play to replay and measure. */
export interface ReplaySpec {
  readonly lines: readonly ReplayLine[]
}

const MAX_TEXT = 100_000

const lineShape = fields<ReplayLine>({
  label: v.string(),
  variant: variantShape,
  moves: v.pipe(v.string(), v.maxLength(MAX_TEXT, issueText(message('specProblems.tooLong')))),
})

/** Reads a spec. */
export const parseReplay = specParser(specShape<ReplaySpec>({ lines: listOf(lineShape, 0, 10_000) }, {}))

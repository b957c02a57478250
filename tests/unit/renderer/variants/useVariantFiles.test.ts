// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest'
import { SCHEMA_VERSION } from '../../../../src/engine/variant/variant'
import { platform } from '../../../../src/renderer/platform/platform'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { useVariantFiles } from '../../../../src/renderer/variants/useVariantFiles'
import { inApp } from '../../../support/renderer/inApp'
import { noticeText } from '../../../support/renderer/noticeText'
import { loadTexts } from '../../../../src/renderer/locales/i18n'

beforeAll(() => Promise.all([loadTexts('rules'), loadTexts('editor')]))

it('Import says that a file of a newer schema needs a newer Lumbung, not what it lacks', async () => {
  const later = {
    name: 'later.json',
    content: new Blob([JSON.stringify({ schema: SCHEMA_VERSION + 1, name: 'Later', board: {}, sow: {} })]),
  }
  vi.spyOn(platform, 'openFiles').mockResolvedValue({ status: 'opened', files: [later] })
  const { files, notices } = inApp(() => ({ files: useVariantFiles(), notices: useNotices() })).result
  await files.pick()
  expect(noticeText(notices)).toMatch(/^Not imported: later\.json: .*newer version of Lumbung/)
})

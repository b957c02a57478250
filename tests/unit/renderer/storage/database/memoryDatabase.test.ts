import { describe, test } from 'vitest'
import { createMemoryDatabase } from '../../../../../src/renderer/storage/database/memoryDatabase'
import { DATABASE_CHECKS } from '../../../../support/storage/databaseChecks'

describe('the database in memory', () => {
  test.each(Object.entries(DATABASE_CHECKS))('%s', (_, check) => check(createMemoryDatabase()))
})

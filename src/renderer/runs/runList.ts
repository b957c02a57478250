import { defineStore } from 'pinia'
import { followList } from '../storage/followList'

/** The stored runs: the one list that the jobs of this window and all its views follow. */
export const useRunList = defineStore('runList', () => followList('runs', ({ runs }) => runs))

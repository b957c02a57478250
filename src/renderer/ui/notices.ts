import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** One line in the status bar: news, trouble, or something that can still be undone. */
export interface Notice {
  readonly text: string
  readonly tone: 'news' | 'trouble'
  readonly undo?: () => void
}

const SECONDS = { news: 6, trouble: 20, undoable: 12 } as const

/** What the status bar says; the newest notice replaces the one before it. */
export const useNotices = defineStore('notices', () => {
  const current = shallowRef<Notice>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(notice: Notice, seconds: number) {
    clearTimeout(timer)
    current.value = notice
    timer = setTimeout(dismiss, seconds * 1000)
  }
  function dismiss() {
    clearTimeout(timer)
    current.value = undefined
  }
  return {
    current,
    dismiss,
    /** Says something that needs no answer: "Saved congkak.csv". */
    say: (text: string) => show({ text, tone: 'news' }, SECONDS.news),
    /** Says what went wrong and the way out. */
    warn: (text: string) => show({ text, tone: 'trouble' }, SECONDS.trouble),
    /** Says what was done and offers to take it back. */
    offerUndo: (text: string, undo: () => void) => show({ text, tone: 'news', undo }, SECONDS.undoable),
    /** Takes back what the current notice tells of. */
    undo() {
      const { undo } = current.value ?? {}
      dismiss()
      undo?.()
    },
  }
})

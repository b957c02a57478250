import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { message, type Text } from '../../locales/message'

/** The action of a notice; it stays available in the list of recent notices. */
interface NoticeAction {
  readonly label: Text
  readonly run: () => unknown
}

/** One line in the status bar: news, a problem, or something that can still be undone. It is translated when shown. */
interface Notice {
  readonly id: number
  readonly text: Text
  readonly tone: 'news' | 'trouble'
  readonly action?: NoticeAction
}

const SECONDS = { news: 6, trouble: 20, actionable: 12 } as const
/** News waits this long before it replaces a problem, so that there is time to read it. */
const UNCOVERED_MS = 5_000
/** The least time left to read a notice after it was held. */
const AFTER_HOLD_MS = 3_000
const REMEMBERED = 20

/** The current notice of the status bar, and earlier ones. */
export const useNotices = defineStore('notices', () => {
  const current = shallowRef<Notice>()
  /** Newest first. */
  const recent = shallowRef<readonly Notice[]>([])
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = 0
  let endsAt = 0
  let held = false

  function tell(notice: Omit<Notice, 'id'>): void {
    const told = { ...notice, id: ++count }
    recent.value = [told, ...recent.value].slice(0, REMEMBERED)
    const wait = current.value?.tone === 'trouble' ? shownAt + UNCOVERED_MS - Date.now() : 0
    if (told.tone === 'trouble' || wait <= 0) return show(told)
    endIn(wait, () => show(told))
  }
  function show(notice: Notice): void {
    current.value = notice
    shownAt = Date.now()
    const seconds =
      notice.tone === 'trouble' ? SECONDS.trouble : SECONDS[notice.action ? 'actionable' : 'news']
    endIn(seconds * 1000, dismiss)
  }

  let ending: () => void = dismiss
  function endIn(milliseconds: number, then: () => void): void {
    clearTimeout(timer)
    ending = then
    endsAt = Date.now() + milliseconds
    if (!held) timer = setTimeout(then, milliseconds)
  }
  function dismiss(): void {
    clearTimeout(timer)
    held = false
    current.value = undefined
  }

  return {
    current,
    recent,
    dismiss,
    /** Shows a notice that needs no answer: “Saved congkak.csv”. */
    say: (text: Text) => tell({ text, tone: 'news' }),
    /** Shows progress; it does not replace a problem and is not kept. */
    progress(text: Text) {
      if (current.value?.tone !== 'trouble') show({ id: ++count, text, tone: 'news' })
    },
    /** Shows a problem and, with an action, how to solve it. */
    warn: (text: Text, action?: NoticeAction) =>
      tell({ text, tone: 'trouble', ...(action ? { action } : {}) }),
    /** Shows news and offers to act on it. */
    offer: (text: Text, action: NoticeAction) => tell({ text, tone: 'news', action }),
    /** Shows what was done and offers Undo. */
    offerUndo: (text: Text, undo: () => unknown) =>
      tell({ text, tone: 'news', action: { label: message('ui.undo'), run: undo } }),
    /** Keeps the current notice while the pointer or focus is on it. */
    hold() {
      if (!current.value) return
      held = true
      clearTimeout(timer)
    },
    /** Resumes the timer of a held notice. */
    release() {
      if (!held) return
      held = false
      timer = setTimeout(ending, Math.max(AFTER_HOLD_MS, endsAt - Date.now()))
    },
    /** Runs the action of a notice, once. */
    async act(notice: Notice): Promise<void> {
      const offered = recent.value.some(({ id, action }) => id === notice.id && action)
      if (current.value?.id === notice.id) dismiss()
      recent.value = recent.value.map(
        (one) => (one.id === notice.id ? { ...one, action: undefined } : one) as Notice,
      )
      if (offered) await notice.action?.run()
    },
  }
})

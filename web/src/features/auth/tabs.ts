import { tabChannel } from '../../shared/tab-channel.ts'

/** What happens to the session in one tab happens in all of them. */
export const { send: tellOtherTabs, subscribe: onOtherTab } = tabChannel<'signed-in' | 'signed-out'>('perinka.session')

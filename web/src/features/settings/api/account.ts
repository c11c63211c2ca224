import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { calls } from '@perinka/contract/calls'
import { useMutation } from '@tanstack/react-query'
import { ask, refusal, request } from '../../../shared/api/ask.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'

/**
 * Has the browser download everything the family has stored. Asked first whether it will come: a download that fails
 * would leave the parent with a broken file, and no page of ours to say why.
 */
export function useExport() {
  const address = `${ACCOUNT_EXPORT_PATH}?language=${useLanguage()}`
  return useMutation({
    async mutationFn() {
      const answer = await request(address, { method: 'HEAD', accept: 'application/zip' })
      if (!answer.ok) throw await refusal(answer)
      const link = document.createElement('a')
      link.href = address
      link.download = ''
      link.click()
    },
  })
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: (email: string) => ask(calls.deleteAccount, { body: { email } }) })
}

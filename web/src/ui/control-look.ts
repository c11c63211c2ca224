/** What one writes into or chooses from looks alike everywhere. */
export const controlLook =
  'w-full min-h-12 rounded-field border-2 border-line bg-raised px-4 py-2.5 text-ink placeholder:text-soft aria-invalid:border-danger disabled:opacity-60'

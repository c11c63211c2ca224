import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchAhead } from '../shared/fetch-ahead.ts'
import { translate } from '../shared/i18n/i18n.ts'
import { notifyFailure } from './notify.ts'

/**
 * A dialog in a chunk of its own: a page is there before what it may open. Fetched ahead it opens at once; asked for
 * earlier, as soon as it has come; where it does not come, a notice says so and it closes, to be tried again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    loaded ??= await load()
    return loaded
  }
  fetchAhead(preload)
  return (props: Props) => {
    const [Loaded, setLoaded] = useState(() => loaded)
    const close = useEffectEvent(props.onClose)
    useEffect(() => {
      let isGone = false
      preload().then(
        (dialog) => {
          if (!isGone) setLoaded(() => dialog)
        },
        () => {
          if (isGone) return
          notifyFailure(translate('common.somethingWrong'))
          close()
        },
      )
      return () => {
        isGone = true
      }
    }, [])
    return Loaded && <Loaded {...props} />
  }
}

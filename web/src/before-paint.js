// Runs inline, ahead of the first frame, so that neither theme nor language flashes. Keys as in shared/settings.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('perinka.theme')
    if (theme === 'candle' || theme === 'day') {
      root.dataset.theme = theme
      document.querySelector('meta[name=theme-color]').content = theme === 'day' ? '#fff8ec' : '#1a0f08'
    }
    const size = localStorage.getItem('perinka.fontSize')
    if (size) root.dataset.fontSize = size
    if (localStorage.getItem('perinka.language') === 'sk') {
      root.lang = 'sk'
      // The prerendered page is English: it stays dark until the Slovak one has taken its place.
      root.dataset.waits = ''
      setTimeout(() => root.removeAttribute('data-waits'), 4000)
    }
  } catch {}
})()

import type { Page } from '@playwright/test'

/**
 * Whatever reaches out of the column it stands in, by what it says: of each box and each line of text the edges are
 * compared with the inner edges of the box around it. How far the window scrolls tells less: a page's margins hide a card
 * that is too wide by less than them, and a hundredth of a pixel more or less makes the difference.
 */
export function outOfColumn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What rounding makes of a border or of a share of a row. */
    const TOLERANCE = 0.5
    const px = (length: string) => Number.parseFloat(length) || 0
    const isInline = ({ display }: CSSStyleDeclaration) => display === 'inline' || display === 'contents'
    const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll'
    /** For screen readers alone, or drawn: a drawing reaches as far as it likes, the box around it is judged. */
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.getBoundingClientRect().width <= 1 ||
      element.closest('svg') !== null

    function boxAround(node: Node): Element {
      const parent = node.parentElement ?? document.body
      return isInline(getComputedStyle(parent)) ? boxAround(parent) : parent
    }

    function liesInScroller(box: Element): boolean {
      return scrolls(getComputedStyle(box)) || (box.parentElement !== null && liesInScroller(box.parentElement))
    }

    function inside(box: Element) {
      const style = getComputedStyle(box)
      const { left, right } = box.getBoundingClientRect()
      return {
        left: left + px(style.borderLeftWidth) + px(style.paddingLeft),
        right: right - px(style.borderRightWidth) - px(style.paddingRight),
      }
    }

    /** The columns of a grid are as wide as the widest; what is laid across several says so. */
    function columnWidth(box: Element, style: CSSStyleDeclaration): number {
      const grid = getComputedStyle(box)
      const isAcross = /span|-/.test(`${style.gridColumnStart} ${style.gridColumnEnd}`)
      const columns = /^[\d.px ]+$/.test(grid.gridTemplateColumns) ? grid.gridTemplateColumns.split(' ').map(px) : []
      return grid.display !== 'grid' || isAcross || columns.length === 0 ? Infinity : Math.max(...columns)
    }

    const said: string[] = []
    const tell = (what: Node, by: number) => {
      const element = what instanceof Element ? what : what.parentElement
      const name = element?.ariaLabel ?? what.textContent?.trim().slice(0, 60)
      said.push(
        `${element?.tagName.toLowerCase()}.${element?.getAttribute('class') ?? ''} “${name}”: ${by.toFixed(2)} px`,
      )
    }

    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      if (isInline(style) || isUnseen(element)) continue
      const { left, right, width } = element.getBoundingClientRect()
      const isOfTheWindow = style.position === 'fixed' || style.position === 'absolute'
      const box = boxAround(element)
      if (isOfTheWindow ? liesInScroller(box) : scrolls(getComputedStyle(box))) continue
      const column = isOfTheWindow ? { left: 0, right: document.documentElement.clientWidth } : inside(box)
      const out = Math.max(
        column.left + Math.min(0, px(style.marginLeft)) - left,
        right - column.right + Math.min(0, px(style.marginRight)),
        isOfTheWindow ? 0 : width - columnWidth(box, style),
      )
      if (out > TOLERANCE) tell(element, out)
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = boxAround(text)
      const style = getComputedStyle(box)
      if (!text.textContent?.trim() || isUnseen(box) || style.textOverflow === 'ellipsis' || scrolls(style)) continue
      const column = inside(box)
      const range = document.createRange()
      range.selectNodeContents(text)
      const out = [...range.getClientRects()].map(({ left, right }) =>
        Math.max(column.left - left, right - column.right),
      )
      if (Math.max(...out) > TOLERANCE) tell(text, Math.max(...out))
    }
    return said
  })
}

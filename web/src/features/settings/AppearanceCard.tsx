import { useT } from '../../shared/i18n/use-t.ts'
import { changeSettings, FONT_SIZES, type Settings, THEMES, useSettings } from '../../shared/settings/settings.ts'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { LanguageSelect } from '../../ui/LanguageSelect.tsx'
import { PickGrid } from '../../ui/PickGrid.tsx'

export function AppearanceCard() {
  const t = useT()
  const { theme, fontSize } = useSettings()
  return (
    <Card title={t('settings.appearance')}>
      <div className="grid gap-6">
        <Field label={t('settings.language')}>{(wiring) => <LanguageSelect {...wiring} />}</Field>
        <PickGrid
          legend={t('settings.theme')}
          value={theme}
          onChange={(next) => changeSettings({ theme: next })}
          options={THEMES.map((value) => ({
            value,
            label: t(`settings.theme.${value}`),
            hint: t(`settings.theme.${value}Hint`),
            art: <ThemeSwatch theme={value} />,
          }))}
        />
        <div>
          <PickGrid
            legend={t('settings.fontSize')}
            value={fontSize}
            onChange={(next) => changeSettings({ fontSize: next })}
            options={FONT_SIZES.map((value) => ({ value, label: t(`settings.fontSize.${value}`) }))}
          />
          <p className="prose-story mt-4">{t('settings.fontSample')}</p>
        </div>
      </div>
    </Card>
  )
}

/** A little of the theme itself: its ground, its ink and its lamp. */
export function ThemeSwatch({ theme }: { theme: Settings['theme'] }) {
  return (
    <span
      data-theme={theme}
      aria-hidden="true"
      className="mb-1 flex h-11 w-full items-center justify-center gap-1.5 rounded-xl border border-line bg-ground"
    >
      <span className="size-3.5 rounded-full bg-lamp" />
      <span className="h-1.5 w-7 rounded-full bg-ink" />
    </span>
  )
}

import { useT } from '../../shared/i18n/use-t.ts'
import { changeSettings, FONT_SIZES, THEMES, useSettings } from '../../shared/settings/settings.ts'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { LanguageSelect } from '../../ui/LanguageSelect.tsx'
import { PickGrid } from '../../ui/PickGrid.tsx'

import { ThemeSwatch } from './ThemeSwatch.tsx'

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

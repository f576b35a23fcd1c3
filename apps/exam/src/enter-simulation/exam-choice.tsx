import { mockRules } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, RadioTiles } from '@revisoins/ui';
import styles from './simulation.module.css';

const kinds = ['simulation', 'mock'] as const;
export type ExamKind = (typeof kinds)[number];

/** The short simulation or the mock: what each is, how long it takes, how it is passed. */
export function ExamChoice({ kind, onChange }: { kind: ExamKind; onChange: (kind: ExamKind) => void }) {
  const { t } = useTranslation('exam');
  const [first, second] = mockRules.parts.map(({ passPercent }) => formatPercent(passPercent));
  return (
    <Card as="section" className={styles.panel}>
      <RadioTiles
        legend={t('choice.legend')}
        layout="texts"
        tiles={kinds.map((value) => ({
          value,
          label: t(`choice.${value}.title`),
          note: t(`choice.${value}.note`, { first, second }),
        }))}
        value={kind}
        onChange={onChange}
      />
    </Card>
  );
}

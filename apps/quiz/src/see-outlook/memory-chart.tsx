import { skillById } from '@revisoins/assessment';
import { formatNumber, useTranslation } from '@revisoins/i18n';
import { DataTable } from '@revisoins/ui';
import { useSkillText } from '../skill/use-skill-text.ts';
import type { MemoryBands, memoryBands } from './memory-bands.ts';
import styles from './outlook.module.css';

/** The number of skills that fit on a phone beside the total. */
const MOST_SKILLS = 4;
const bandNames = ['atRisk', 'fading', 'firm'] as const;

const sum = ({ firm, fading, atRisk }: MemoryBands) => firm + fading + atRisk;

/**
 * The questions seen, by how well they are remembered: over all skills, and for the skills with the most at
 * risk.
 */
export function MemoryChart({ all, skills }: ReturnType<typeof memoryBands>) {
  const { t } = useTranslation('outlook');
  const { skillText } = useSkillText();
  const skillName = (id: number) => {
    const skill = skillById(id);
    return skill ? skillText(skill).name : '';
  };
  const rows = skills.map(({ skill, ...bands }) => ({ name: skillName(skill), bands }));
  const shown = rows.filter(({ bands }) => bands.atRisk > 0).slice(0, MOST_SKILLS);
  return (
    <>
      <p>
        {all.atRisk === 0 && all.fading > 0
          ? t('onlyFading', { count: all.fading, all: formatNumber(sum(all)) })
          : t('atRisk', { count: all.atRisk, all: formatNumber(sum(all)) })}
      </p>
      <ul className={styles.legend} aria-hidden="true">
        {bandNames.map((band) => (
          <li key={band}>
            <span className={`${styles.mark} ${styles[band]}`} />
            {t(`band.${band}`)}
          </li>
        ))}
      </ul>
      <ul className={styles.bars}>
        <MemoryBar name={t('allSkills')} bands={all} />
        {shown.map((row) => (
          <MemoryBar key={row.name} {...row} />
        ))}
      </ul>
      <details className={styles.details}>
        <summary>{t('table')}</summary>
        <DataTable
          caption={t('memory')}
          columns={[t('skill'), ...bandNames.map((band) => t(`band.${band}`))]}
          rows={[{ name: t('allSkills'), bands: all }, ...rows].map(({ name, bands }) => [
            name,
            ...bandNames.map((band) => String(bands[band])),
          ])}
        />
      </details>
      <p className={styles.note}>{t('estimate')}</p>
    </>
  );
}

function MemoryBar({ name, bands }: { readonly name: string; readonly bands: MemoryBands }) {
  const { t } = useTranslation('outlook');
  return (
    <li>
      <span aria-hidden="true" className={styles.name}>
        {name}
        <span className={styles.count}>
          {t('counted', { atRisk: formatNumber(bands.atRisk), all: formatNumber(sum(bands)) })}
        </span>
      </span>
      <span className={styles.bar} role="img" aria-label={t('bands', { skill: name, ...bands })}>
        {bandNames.map((band) =>
          bands[band] > 0 ? (
            <span key={band} className={styles[band]} style={{ flexGrow: bands[band] }} />
          ) : null,
        )}
      </span>
    </li>
  );
}

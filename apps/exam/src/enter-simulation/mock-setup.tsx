import { examRules, mockRules } from '@revisoins/assessment';
import { formatDate, formatNumber, formatPercent, useTranslation } from '@revisoins/i18n';
import { Alert, Card } from '@revisoins/ui';
import { CloudCheck, Coffee, EyeOff, Timer } from 'lucide-react';
import { useAllottedTime } from '../duration/use-allotted-time.ts';
import type { Lobby } from '../exam-server/read-lobby.ts';
import { BeginButton, type BeginButtonProps } from './begin-button.tsx';
import styles from './simulation.module.css';

const rules = { time: Timer, pause: Coffee, corrections: EyeOff, saved: CloudCheck };

export interface MockSetupProps {
  readonly lobby: Lobby | null;
  readonly problem: BeginButtonProps['problem'];
  readonly onBegin: () => void;
}

/** What a mock is, its rules, and the button that starts it. */
export function MockSetup({ lobby, problem, onBegin }: MockSetupProps) {
  const { t } = useTranslation('exam');
  const timeFactor = lobby?.timeFactor ?? 1;
  return (
    <Card as="section" className={styles.panel}>
      <h2>{t('mock.title')}</h2>
      <p>{t('mock.lead')}</p>
      <MockParts timeFactor={timeFactor} />
      <div>
        <h3 className={styles.heading}>{t('mock.rulesTitle')}</h3>
        <ul className={styles.conditions}>
          {Object.entries(rules).map(([rule, Icon]) => (
            <li key={rule}>
              <Icon size={20} aria-hidden="true" />
              <span>
                {t(`mock.rules.${rule}`, {
                  pause: mockRules.breakMinutes,
                  minutes: examRules.lateMinutes,
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {lobby ? <MockPapers mock={lobby.mock} /> : null}
      <p className={styles.small}>{t('mock.toConfirm')}</p>
      <BeginButton
        label={t('mock.start')}
        problem={problem}
        isLimited={lobby?.mock.starts.left === 0}
        onBegin={onBegin}
      />
    </Card>
  );
}

/** The parts with their length, their time and their pass mark, and the break between them. */
function MockParts({ timeFactor }: { timeFactor: number }) {
  const { t } = useTranslation('exam');
  const allottedTime = useAllottedTime();
  return (
    <div className={styles.preview}>
      <ol className={styles.parts}>
        {mockRules.parts.map(({ questions, minutes, passPercent }, index) => (
          <li key={index}>
            <h3 className={styles.heading}>{t(`mock.parts.${index + 1}`)}</h3>
            <p>
              {t('mock.partFacts', {
                count: questions,
                time: allottedTime(minutes, timeFactor),
                percent: formatPercent(passPercent),
              })}
            </p>
          </li>
        ))}
      </ol>
      <p>{t('mock.bothParts', { pause: mockRules.breakMinutes })}</p>
      {timeFactor === 1 ? null : <p>{t('mock.moreTime', { factor: formatNumber(timeFactor) })}</p>}
    </div>
  );
}

/** Which paper comes next, and how many mocks may be started today. */
function MockPapers({ mock: { finished, starts } }: Pick<Lobby, 'mock'>) {
  const { t } = useTranslation('exam');
  const fresh = Math.max(0, mockRules.papers - finished);
  return (
    <div className={styles.bank}>
      <p>{t('mock.papers', { count: fresh, papers: mockRules.papers })}</p>
      {starts.left > 0 ? (
        <p>{t('mock.starts', { count: starts.left, most: mockRules.startsPerDay })}</p>
      ) : (
        <Alert tone="warm" title={t('mock.noneTitle')}>
          <p>
            {t('mock.noneBody', {
              most: mockRules.startsPerDay,
              time: formatDate(new Date(starts.again ?? 0), 'moment'),
            })}
          </p>
        </Alert>
      )}
    </div>
  );
}

import type { FinishedQuiz } from '@revisoins/assessment';
import { hostCapabilities, useReadonlyStore } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { CircleCheck, CloudOff, Info, TriangleAlert } from 'lucide-react';
import { resultStatuses } from '@revisoins/assessment/player';
import styles from './results.module.css';

const looks = {
  device: { tone: 'warm', Icon: CloudOff },
  memory: { tone: 'warm', Icon: TriangleAlert },
  saved: { tone: 'ok', Icon: CircleCheck },
  refused: { tone: 'bad', Icon: TriangleAlert },
} as const;

/** Where the result is: on this device until the server has it. */
export function DeliveryBadge({ attempt }: { attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const status = useReadonlyStore(resultStatuses)[attempt.id];
  const { accounts } = hostCapabilities();
  if (attempt.purpose === 'practice' || !accounts) {
    return (
      <p className={styles.badge}>
        <Chip tone="info" icon={<Info size={16} aria-hidden="true" />}>
          {t(accounts ? 'results.practice' : 'results.noAccount')}
        </Chip>
      </p>
    );
  }
  const look = status && looks[status];
  return (
    <output className={styles.badge}>
      {look && status ? (
        <Chip tone={look.tone} icon={<look.Icon size={16} aria-hidden="true" />}>
          {t(`results.delivery.${status}`)}
        </Chip>
      ) : null}
    </output>
  );
}

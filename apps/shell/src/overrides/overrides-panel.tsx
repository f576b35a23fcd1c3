import { useSettled } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Chip, Dialog, Field, Select, TextInput } from '@revisoins/ui';
import { useState } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import styles from './overrides.module.css';
import { mayOverride, type Override, readOverrides, writeOverrides } from '../platform/overrides.ts';

interface LoadTime {
  /** From the first request to the end of the last. */
  milliseconds: number;
  /** Thousands of transferred bytes. */
  kilobytes: number;
}

/** The browser's measurements of a remote's files on this page; undefined when none was requested. */
function loadTime(remote: string): LoadTime | undefined {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    new URL(name).pathname.startsWith(`/remotes/${remote}/`),
  );
  if (files.length === 0) return undefined;
  const first = Math.min(...files.map(({ startTime }) => startTime));
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd));
  const bytes = files.reduce(
    (sum, { transferSize, encodedBodySize }) => sum + (transferSize || encodedBodySize),
    0,
  );
  return { milliseconds: Math.round(last - first), kilobytes: Math.round(bytes / 1000) };
}

interface Row {
  remote: string;
  versions: string[];
  inUse: string;
  override: Override | undefined;
  /** The address in the URL that the page was opened with. */
  proposed: string | undefined;
  refused: string | undefined;
}

function change(remote: string, override: Override | undefined): void {
  const { [remote]: _, ...others } = readOverrides();
  writeOverrides(override ? { ...others, [remote]: override } : others);
  location.reload();
}

/** Why the version of a remote did not load, if it did not. */
function Failure({ remote }: Pick<Row, 'remote'>) {
  const { t } = useTranslation('shell');
  const { status, failure } = usePlatform().loader.state(remote);
  if (!failure) return null;
  return (
    <p className={styles.refused}>
      {t(status === 'loaded' ? 'overrides.fellBack' : 'overrides.out', {
        version: failure.version,
        reason: t(`overrides.reasons.${failure.reason}`),
      })}
    </p>
  );
}

/** Another published version, or the site's choice. */
function VersionField({ remote, versions, override }: Pick<Row, 'remote' | 'versions' | 'override'>) {
  const { t } = useTranslation('shell');
  const choose = (version: string) => change(remote, version ? { kind: 'version', version } : undefined);
  return (
    <Field label={t('overrides.version')}>
      <Select
        value={override?.kind === 'version' ? override.version : ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('overrides.sitesChoice')}</option>
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </Select>
    </Field>
  );
}

function RemoteRow({ remote, versions, inUse, override, proposed = '', refused }: Row) {
  const { t } = useTranslation('shell');
  const { overrideOrigins } = usePlatform();
  const [address, setAddress] = useState(override?.kind === 'address' ? override.base : proposed);
  const allowed = mayOverride(address, overrideOrigins);
  const time = loadTime(remote);
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <strong>{remote}</strong> <code>{inUse}</code>
        <Chip tone={override ? 'warm' : 'neutral'}>
          {override ? t('overrides.changed') : t('overrides.site')}
        </Chip>
        <span className={styles.time}>
          {time === undefined
            ? t('overrides.notLoaded')
            : t('overrides.loaded', { milliseconds: time.milliseconds, kilobytes: time.kilobytes })}
        </span>
      </p>
      <Failure remote={remote} />
      {refused ? <p className={styles.refused}>{t('overrides.refused', { reason: refused })}</p> : null}
      <div className={styles.choices}>
        <VersionField remote={remote} versions={versions} override={override} />
        {overrideOrigins.length > 0 ? (
          <Field
            label={t('overrides.address')}
            hint={t('overrides.addressHint', { origins: overrideOrigins.join(', ') })}
          >
            <TextInput type="url" value={address} onChange={(event) => setAddress(event.target.value)} />
          </Field>
        ) : null}
      </div>
      <div className={styles.actions}>
        {overrideOrigins.length > 0 ? (
          <Button
            size="small"
            variant="secondary"
            disabled={!allowed}
            onClick={() => change(remote, { kind: 'address', base: address })}
          >
            {t('overrides.use')}
          </Button>
        ) : null}
        {override ? (
          <Button size="small" variant="quiet" onClick={() => change(remote, undefined)}>
            {t('overrides.reset')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** What `?federation=quiz@http://localhost:4201/` proposes; the team accepts it in the panel. */
function proposedBy(search: string): { remote?: string; base?: string } {
  const [, remote, base] =
    /^([a-z][a-z0-9-]*)@(.+)$/.exec(new URLSearchParams(search).get('federation') ?? '') ?? [];
  return remote === undefined || base === undefined ? {} : { remote, base };
}

/**
 * For teams: which version of each remote this browser runs, and what to run instead. A default export for
 * `React.lazy`.
 */
export default function OverridesPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { loader, overrides, refused, fetchVersions } = usePlatform();
  // Opening the panel fetches the versions that the page does not contain, and adds them to the loader's.
  const [fetching] = useState(() => Promise.allSettled(loader.remotes().map(fetchVersions)));
  useSettled(fetching);
  const stored = readOverrides();
  const [proposed] = useState(() => proposedBy(location.search));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('overrides.title')}
      description={t('overrides.body')}
      closeLabel={t('banner.close')}
    >
      <ul className={styles.list}>
        {loader.remotes().map((remote) => (
          <RemoteRow
            key={remote}
            remote={remote}
            versions={loader.versions(remote)}
            inUse={loader.version(remote).id}
            override={stored[remote]}
            proposed={remote === proposed.remote ? proposed.base : undefined}
            refused={overrides.refused[remote]}
          />
        ))}
      </ul>
      {refused.length > 0 ? (
        <section className={styles.row}>
          <strong>{t('overrides.leftOut')}</strong>
          {refused.map(({ remote, version, reason }) => (
            <p key={`${remote} ${version}`} className={styles.refused}>
              <code>{version === undefined ? remote : `${remote} ${version}`}</code> {reason}
            </p>
          ))}
        </section>
      ) : null}
    </Dialog>
  );
}

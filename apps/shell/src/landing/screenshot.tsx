import { language, useTranslation } from '@revisoins/i18n';
import styles from './screenshots.module.css';

/** The sizes that `npm run screenshots` produces. */
const WIDTH = 780;
const HEIGHT = 1560;
const themes = ['light', 'dark'] as const;

export interface ScreenshotProps {
  /** A picture in `public/pictures`, without the suffix for language and theme. */
  name: 'quiz' | 'dashboard';
}

/** A picture of the product in the current language and theme; only that one loads. */
export function Screenshot({ name }: ScreenshotProps) {
  const { t } = useTranslation('shell');
  const file = `/pictures/${name}-${language()}`;
  return (
    <figure className={styles.figure}>
      <div className={styles.screen}>
        {themes.map((theme) => (
          <picture key={theme} className={styles[theme]}>
            <source srcSet={`${file}-${theme}.avif`} type="image/avif" />
            <img
              src={`${file}-${theme}.webp`}
              width={WIDTH}
              height={HEIGHT}
              alt={t(`landing.screens.${name}Alt`)}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
      </div>
      <figcaption className={styles.caption}>{t(`landing.screens.${name}`)}</figcaption>
    </figure>
  );
}

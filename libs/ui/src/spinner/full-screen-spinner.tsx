import { Spinner } from './spinner.tsx';
import styles from './spinner.module.css';

/** Fills the page while its content loads. The label is visible. */
export function FullScreenSpinner({ label }: { readonly label: string }) {
  return (
    <output className={styles.fullScreen}>
      <Spinner size={40} />
      <span>{label}</span>
    </output>
  );
}

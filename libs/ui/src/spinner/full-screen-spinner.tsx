import { Spinner } from './spinner.tsx';
import styles from './spinner.module.css';

/** Fills the page while its content is loading. The label is visible: waiting is easier with a reason. */
export function FullScreenSpinner({ label }: { readonly label: string }) {
  return (
    <output className={styles.fullScreen}>
      <Spinner size={40} />
      <span>{label}</span>
    </output>
  );
}

export interface LogoMarkProps {
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A heart drawn with the pulse, in the colour of the text. Decoration: the name is beside it. */
export function LogoMark({ size = 30, className }: LogoMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 27S4 20.2 4 11.8A6.3 6.3 0 0 1 16 9a6.3 6.3 0 0 1 12 2.8c0 2.2-.8 4.2-2 6" />
      <path d="M8 17h5l2-4 3 8 2-4h8" />
    </svg>
  );
}

/// <reference path="./css.d.ts" />

/** What the import of a `*.module.css` file gives. */
export type CssClasses = Readonly<Record<string, string>>;

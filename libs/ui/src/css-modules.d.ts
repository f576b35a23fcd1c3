/// <reference path="./css.d.ts" />

/** The type of an imported `*.module.css` file. */
export type CssClasses = Readonly<Record<string, string>>;

/**
 * An earlier exam, at an address of its own: the same screen. The build finds what this route preloads by the
 * name of this file.
 */
export { Component, loader } from './results.page.tsx';

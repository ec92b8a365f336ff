/// <reference types="@commons/ui/css-modules" />
declare module '*.css';

import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Every component on one page, for development and review: `npm run gallery -w packages/ui`. */
export default {
  context: import.meta.dirname,
  entry: './gallery.tsx',
  mode: 'development',
  target: ['web', 'es2022'],
  devtool: false,
  output: { path: join(import.meta.dirname, '../../dist/gallery'), clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  lazyCompilation: false,
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
  devServer: { port: 8099, host: '127.0.0.1', hot: false, liveReload: true },
};

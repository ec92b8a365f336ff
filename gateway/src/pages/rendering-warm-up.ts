import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { startPolling } from '../remotes/polling.js';
import type { PageRenderer } from './page-renderer.js';

/** Starts the renderers of newly published versions before the first visitor needs them. */
export class RenderingWarmUp implements OnApplicationBootstrap, OnApplicationShutdown {
  #stop = () => {};

  constructor(
    private readonly pages: PageRenderer,
    private readonly intervalMs: number,
  ) {}

  onApplicationBootstrap(): void {
    this.#stop = startPolling(async () => {
      await this.pages.prepareRendering();
      return true;
    }, this.intervalMs);
  }

  onApplicationShutdown(): void {
    this.#stop();
  }
}

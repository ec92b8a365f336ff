import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { PortalLogoController } from './portal-logo.controller.js';
import { PortalLogoService } from './portal-logo.service.js';

@Module({
  imports: [ImagesModule],
  controllers: [PortalLogoController],
  providers: [PortalLogoService],
})
export class PortalLogoModule {}

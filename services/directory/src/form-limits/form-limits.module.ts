import { Module } from '@nestjs/common';
import { FormLimitsService } from './form-limits.service.js';

@Module({ providers: [FormLimitsService], exports: [FormLimitsService] })
export class FormLimitsModule {}

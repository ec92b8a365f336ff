import { Module } from '@nestjs/common';
import { FormLimits } from './form-limits.service.js';

@Module({ providers: [FormLimits], exports: [FormLimits] })
export class FormLimitsModule {}

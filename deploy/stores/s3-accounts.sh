#!/bin/sh
# Run by `minio-buckets` of docker-compose.yml: a bucket a service, and a key that may use that bucket alone. Running it
# again changes nothing but the secrets, which become those of .env.
set -eu

add() {
  bucket=$1 key=$2 secret=$3
  mc mb --quiet --ignore-existing "store/$bucket"
  cat > "/tmp/$bucket.json" <<END
{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"],
      "Resource": ["arn:aws:s3:::$bucket/*"]
    },
    {
      "Effect": "Allow",
      "Action": ["s3:ListBucket", "s3:GetBucketLocation"],
      "Resource": ["arn:aws:s3:::$bucket"]
    }
  ]
}
END
  mc admin policy create store "$bucket" "/tmp/$bucket.json"
  # By standard input: a command line can be read by everybody on the machine.
  printf '%s\n%s\n' "$key" "$secret" | mc admin user add store
  # Attaching what is attached already is an error.
  mc admin policy attach store "$bucket" --user "$key" ||
    mc admin user info --json store "$key" | grep -q "\"$bucket\""
}

add commons-directory "$DIRECTORY_S3_ACCESS_KEY" "$DIRECTORY_S3_SECRET_KEY"
add commons-jobs "$JOBS_S3_ACCESS_KEY" "$JOBS_S3_SECRET_KEY"
add commons-resumes "$RESUMES_S3_ACCESS_KEY" "$RESUMES_S3_SECRET_KEY"

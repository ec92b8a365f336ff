#!/bin/sh
# Run by `minio-buckets` of docker-compose.yml: a bucket a service, and a key that may use that bucket alone; a bucket of
# published front ends, with a key that publishes and one of the gateway. Running it again changes nothing but the
# secrets, which become those of .env.
set -eu

# NAME BUCKET FILES ACTIONS KEY SECRET: a key that may do this with these files of the bucket, and read all of them.
allow() {
  name=$1 bucket=$2 files=$3 actions=$4 key=$5 secret=$6
  cat > "/tmp/$name.json" <<END
{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": [$actions], "Resource": ["arn:aws:s3:::$bucket/$files"] },
    { "Effect": "Allow", "Action": ["s3:GetObject"], "Resource": ["arn:aws:s3:::$bucket/*"] },
    {
      "Effect": "Allow",
      "Action": ["s3:ListBucket", "s3:GetBucketLocation"],
      "Resource": ["arn:aws:s3:::$bucket"]
    }
  ]
}
END
  mc admin policy create store "$name" "/tmp/$name.json"
  # By standard input: a command line can be read by everybody on the machine.
  printf '%s\n%s\n' "$key" "$secret" | mc admin user add store
  # Attaching what is attached already is an error.
  mc admin policy attach store "$name" --user "$key" ||
    mc admin user info --json store "$key" | grep -q "\"$name\""
}

add() {
  mc mb --quiet --ignore-existing "store/$1"
  allow "$1" "$1" '*' '"s3:PutObject", "s3:DeleteObject"' "$2" "$3"
}

add commons-directory "$DIRECTORY_S3_ACCESS_KEY" "$DIRECTORY_S3_SECRET_KEY"
add commons-jobs "$JOBS_S3_ACCESS_KEY" "$JOBS_S3_SECRET_KEY"
add commons-resumes "$RESUMES_S3_ACCESS_KEY" "$RESUMES_S3_SECRET_KEY"
add commons-front-ends "$PUBLISH_S3_ACCESS_KEY" "$PUBLISH_S3_SECRET_KEY"
# The gateway reads, and moves the pointer where operators may release in the console.
allow commons-gateway commons-front-ends '*/released.json' '"s3:PutObject"' \
  "$FRONT_ENDS_S3_ACCESS_KEY" "$FRONT_ENDS_S3_SECRET_KEY"

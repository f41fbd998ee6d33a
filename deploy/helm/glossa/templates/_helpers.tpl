{{- define "glossa.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 63 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" }}{{ end }}
{{- end -}}

{{- define "glossa.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "glossa.labels" -}}
{{ include "glossa.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "glossa.port" -}}
{{ .Values.settings.port | default 8181 | int }}
{{- end -}}

{{/* The settings file: the values, and what follows from the rest of the chart. */}}
{{- define "glossa.settings" -}}
{{- $settings := deepCopy .Values.settings -}}
{{- $_ := set $settings "host" "0.0.0.0" -}}
{{- if .Values.keys.secret -}}
{{- $_ := set $settings "keysFile" "/etc/glossa/keys/keys.json" -}}
{{- if and .Values.keys.openMetrics (not (hasKey $settings "openPaths")) -}}
{{- $_ := set $settings "openPaths" (list "/ping" "/info" "/health" "/docs" "/openapi.json" "/metrics") -}}
{{- end -}}
{{- end -}}
{{- if .Values.lists.configMap -}}{{- $_ := set $settings "entityLists" "/etc/glossa/lists" -}}{{- end -}}
{{- if not .Values.cache.enabled -}}{{- $_ := unset $settings "cacheFolder" -}}{{- end -}}
{{- toPrettyJson $settings -}}
{{- end -}}

{{/* drainTimeLimit in whole seconds, rounded up; written as the server takes it: 30s, 500ms, 2m, 1h or milliseconds. */}}
{{- define "glossa.drainSeconds" -}}
{{- $given := .Values.settings.drainTimeLimit | default "30s" -}}
{{- $text := kindIs "string" $given | ternary $given (printf "%dms" (int64 $given)) -}}
{{- $number := regexFind "^[0-9.]+" $text | float64 -}}
{{- $unit := regexFind "[a-z]+$" $text -}}
{{- $factor := dict "" 0.001 "ms" 0.001 "s" 1.0 "m" 60.0 "h" 3600.0 -}}
{{- mulf $number (get $factor $unit) | ceil | int -}}
{{- end -}}
